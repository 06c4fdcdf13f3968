/** A board as the data has it: who lies where and beside whom. Lists of a view are in its order. */

export interface Continent {
  id: string;
  territories: readonly string[];
}

interface Links {
  readonly land: readonly (readonly [string, string])[];
  readonly sea: readonly (readonly [string, string])[];
}

export class LandBoard {
  readonly territories: readonly string[];
  #numbers: Map<string, number>;
  #homes: Map<string, Continent>;
  #beside: Map<string, string[]>;

  constructor(
    readonly continents: readonly Continent[],
    links: Links,
  ) {
    this.territories = continents.flatMap((each) => each.territories);
    this.#numbers = new Map(this.territories.map((territory, number) => [territory, number]));
    this.#homes = new Map(continents.flatMap((each) => each.territories.map((one) => [one, each])));
    this.#beside = new Map(this.territories.map((territory) => [territory, []]));
    for (const [one, other] of [...links.land, ...links.sea]) {
      this.#beside.get(one)?.push(other);
      this.#beside.get(other)?.push(one);
    }
  }

  /** The place of a territory in the lists of a view. */
  numberOf(territory: string): number {
    return this.#numbers.get(territory) ?? -1;
  }

  continentOf(territory: string): Continent {
    const found = this.#homes.get(territory);
    if (found === undefined) throw new Error(`no territory ${territory}`);
    return found;
  }

  neighboursOf(territory: string): readonly string[] {
    return this.#beside.get(territory) ?? [];
  }
}
