import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** `npm run nightly`: random tests play more games than there is time for in `npm test`. */
    readonly isNightly: boolean;
  }
}
