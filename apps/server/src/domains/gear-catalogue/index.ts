export { seedGearCatalogue } from './seed-gear-catalogue.ts'
export { foldText } from './fold-gear.ts'
export { findGearItem, gearNames, listGear, type Gear } from './list-gear.ts'
export { suggestGear } from './suggest-gear.ts'
export { findGearByName } from './find-gear-by-name.ts'
export { resolveGear } from './resolve-gear.ts'
export { gearDirectory, type NamedGear } from './gear-directory.ts'
export { completeGear, matchGear, namedGear } from './match-gear.ts'
export {
  countGearEntries,
  findEntriesCalled,
  getGearEntry,
  lockGearEntries,
  insertGearEntry,
  listGearEntries,
  lockGearEntry,
  lockGearNames,
  mergeGearEntry,
  newEntryId,
  updateGearEntry,
  type GearDescription,
  type GearEntry,
  type GearKind,
} from './entry.store.ts'
export { findEntriesOf, insertGearEntries, updateGearEntries, type FoundEntry } from './entry-batch.store.ts'
export {
  addWrittenAlias,
  findWrittenAliases,
  insertWrittenAliases,
  writtenKey,
  type WrittenName,
} from './written-name.ts'
export { suggestEntries } from './suggest-entries.ts'
