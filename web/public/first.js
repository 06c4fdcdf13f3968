// Before the first paint: the theme and the language that were chosen.
try {
  const chosen = JSON.parse(localStorage.getItem("conquista:settings") || "{}");
  if (chosen.theme === "light" || chosen.theme === "dark")
    document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch {
  // Without storage everything has its default.
}
