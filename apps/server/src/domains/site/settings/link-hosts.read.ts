import { linkHostSheet, StaffLinkHost } from '@guangquan/contract'
import * as z from 'zod'
import { defineExport } from '../../../export/list-export.ts'
import { loadSetting } from './settings.read.ts'

// Declared by the domain of articles, above this one.
export const linkHostsKey = 'article.linkHosts'

export const linkHostExport = defineExport(StaffLinkHost.Export, linkHostSheet, async function* (ctx) {
  const { value } = await loadSetting(ctx, linkHostsKey)
  for (const host of z.array(z.string()).catch([]).parse(value)) yield { host }
})
