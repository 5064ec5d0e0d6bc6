import type { StaffGear } from '@guangquan/contract'
import { beginExport } from '../../../export/list-export.ts'
import type { HandlersOf } from '../../../http/calls/implement.ts'
import { createEntry, mergeEntry, saveEntry } from './change-entry.ts'
import { importAliases } from './import-aliases.ts'
import { importGear } from './import-gear.ts'
import { gearExport, listEntries, listUnknownNames, loadEntry, unknownGearExport } from './entries.read.ts'
import { readAliasFile } from './read-alias-file.ts'
import { readGearFile, summaryOf } from './read-gear-file.ts'
import { addAlias, createFromUnknown, dismissName } from './resolve-unknown.ts'

export const staffGearMethods: HandlersOf<typeof StaffGear> = {
  GetList: listEntries,
  Export: (ctx, input) => beginExport(ctx, gearExport, input),
  Create: async (ctx, input) => loadEntry(ctx.db, input.kind, await createEntry(ctx, input)),
  Save: async (ctx, input) => {
    await saveEntry(ctx, input)
    return loadEntry(ctx.db, input.kind, input.id)
  },
  Merge: async (ctx, input) => {
    await mergeEntry(ctx, input)
    return loadEntry(ctx.db, input.kind, input.intoId)
  },
  CheckImport: async ({ db }, { csv }) => summaryOf(await readGearFile(db, csv)),
  Import: { opensTransaction: importGear },
  GetUnknownList: listUnknownNames,
  ExportUnknown: (ctx, input) => beginExport(ctx, unknownGearExport, input),
  AddAlias: async (ctx, input) => {
    const { kind, gearId } = await addAlias(ctx, input)
    return loadEntry(ctx.db, kind, gearId)
  },
  CreateFromUnknown: async (ctx, input) => {
    const { kind, gearId } = await createFromUnknown(ctx, input)
    return loadEntry(ctx.db, kind, gearId)
  },
  CheckAliases: async ({ db }, { csv }) => {
    const { added, faults } = await readAliasFile(db, csv)
    return { added: added.length, faults }
  },
  ImportAliases: { opensTransaction: importAliases },
  Dismiss: dismissName,
}
