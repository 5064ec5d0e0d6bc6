import { aliasColumns, gearColumns } from '@guangquan/contract'
import { csvText } from '../../../csv/csv-text.ts'
import {
  everybody,
  members,
  staffOnly,
  type Permission,
  type WriteCase,
} from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const described = { name: 'Odd One', brand: 'Odd', maxAperture: null }

async function addCamera(node: TestNode): Promise<string> {
  const id = crypto.randomUUID()
  await node.app.db.insertInto('camera').values({ id, name: id, brand: 'Odd' }).execute()
  return id
}

const change = (body: object): WriteCase => ({
  make: async (node) => ({ kind: 'camera', id: await addCamera(node), version: 1, ...body }),
})

const ofUnknown = (body: (node: TestNode) => Promise<object> | object): WriteCase => ({
  make: async (node) => {
    const { id } = await node.app.db
      .insertInto('gear_unknown_name')
      .values({ kind: 'camera', make: 'Odd', name: crypto.randomUUID(), photographs: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { unknownId: id, ...(await body(node)) }
  },
})

export const permissions = {
  'Picture/SuggestGear': members,
  'Picture/GetGearOptions': everybody,
  'Gear/Get': everybody,
  'Gear/GetStops': everybody,
  'Gear/Compare': everybody,
  'StaffGear/GetList': staffOnly,
  'StaffGear/Export': { ...staffOnly, write: { make: () => ({ kind: 'lens', reason: '盘点' }) } },
  'StaffGear/Create': {
    ...staffOnly,
    write: { make: () => ({ kind: 'camera', ...described, name: crypto.randomUUID() }) },
  },
  'StaffGear/Save': { ...staffOnly, write: change(described) },
  'StaffGear/Merge': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        kind: 'camera',
        id: await addCamera(node),
        version: 1,
        intoId: await addCamera(node),
      }),
    },
  },
  'StaffGear/CheckImport': staffOnly,
  'StaffGear/Import': {
    ...staffOnly,
    write: {
      make: () => ({
        csv: csvText([Object.values(gearColumns), ['相机', '', crypto.randomUUID(), 'Odd', '', '']]),
        reason: '整理',
      }),
    },
  },
  'StaffGear/GetUnknownList': staffOnly,
  'StaffGear/ExportUnknown': { ...staffOnly, write: { make: () => ({ kind: 'lens', reason: '盘点' }) } },
  'StaffGear/AddAlias': {
    ...staffOnly,
    write: ofUnknown(async (node) => ({ gearId: await addCamera(node) })),
  },
  'StaffGear/CreateFromUnknown': {
    ...staffOnly,
    write: ofUnknown(() => ({ ...described, name: crypto.randomUUID() })),
  },
  'StaffGear/CheckAliases': staffOnly,
  'StaffGear/ImportAliases': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        csv: csvText([
          Object.values(aliasColumns),
          ['相机', 'Odd', crypto.randomUUID(), await addCamera(node)],
        ]),
        reason: '整理',
      }),
    },
  },
  'StaffGear/Dismiss': { ...staffOnly, write: ofUnknown(() => ({})) },
} satisfies Record<string, Permission>
