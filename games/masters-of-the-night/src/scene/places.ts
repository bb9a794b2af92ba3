/** The ids of the spots on the board. Who makes one and who looks for it must spell it alike. */
export const districtPlace = (position: number): string => `district:${position}`;
export const vampirePlace = (vampire: number): string => `vampire:${vampire}`;
export const relicPlace = (id: string): string => `relic:${id}`;
export const eventPlace = (id: string): string => `event:${id}`;

export type PowerName = "blood" | "dark" | "sigil";
export const powerPlace = (vampire: number, power: PowerName): string =>
  `power:${vampire}:${power}`;

export const diePlace = (face: number): string => `die:${face}`;
/** More exact than the face alone: the same may lie in the reserve, too. */
export const pickedPlace = (face: number): string => `picked:${face}`;
export const asidePlace = (face: number): string => `aside:${face}`;
