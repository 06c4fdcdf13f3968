/** Every .ftl file of this folder, found by itself, and the words that all games use. */
import common from "../../../../src/conquista/texts/pt-BR/common.ftl?raw";

const files = import.meta.glob<string>("./*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [common, ...Object.values(files)];
