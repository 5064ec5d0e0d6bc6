export {
  AliasCsvRow,
  aliasColumns,
  aliasOtherHeads,
  aliasSentences,
  aliasSheet,
  StaffGear,
  unknownGearSheet,
} from './staff-gear.service.ts'
export { Gear, type GearKind, type GearPage, gearKind } from './gear.service.ts'
export * from './gear-csv.shapes.ts'
export * from './staff-gear.shapes.ts'
