import { beginExport } from '../../export/list-export.ts'
import type { Manifest } from '../../manifest.ts'
import { getHelp } from './help.read.ts'
import { createEntry, saveEntry } from './save-entry.ts'
import { faqExport, listStaffEntries } from './staff-faq.read.ts'

export const faqManifest = {
  name: 'faq',
  handlers: {
    CustomerService: { GetHelp: getHelp },
    StaffFaq: {
      GetList: listStaffEntries,
      Export: (ctx, input) => beginExport(ctx, faqExport, input),
      Create: createEntry,
      Save: saveEntry,
    },
  },
  exports: [faqExport],
  demo: async () => (await import('./demo/faq.demo.ts')).faqDemo,
} satisfies Manifest
