import { staffCalls } from '../platform/staff-calls.gen.ts'
import { pageGroups, type ConsolePage, type PageRow } from './console-page.ts'

const rows = Object.values(
  import.meta.glob<PageRow>('../pages/*/*.console-page.ts', { eager: true, import: 'page' }),
)
const groups = Object.keys(pageGroups)

/** The pages in the order of the menu; each is loaded when it is opened. */
export const pages: readonly ConsolePage[] = rows
  .map((row) => ({ ...row, access: accessOf(row) }))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order)

function accessOf({ path, opensWith: { service, method } }: PageRow): ConsolePage['access'] {
  const access = staffCalls.find(({ call }) => call === `${service}/${method}`)?.access
  if (access === undefined) throw new Error(`/${path} opens with a call that is not one of staff`)
  return access
}
