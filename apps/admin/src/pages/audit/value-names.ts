/** Names of the codes that acts record, by the kind of target and the field: `news.state`. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string | number, string>>>>

const ofPages = Object.values(
  import.meta.glob<ValueNames>('../*/*.value-names.ts', { eager: true, import: 'valueNames' }),
)

/** Those of all pages, each from its `*.value-names.ts`. */
export const valueNames: ValueNames = Object.fromEntries(ofPages.flatMap((names) => Object.entries(names)))
