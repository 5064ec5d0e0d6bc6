import { builtLook } from '@guangquan/contract'
import { maintenancePage, maintenancePolicy } from '../maintenance/maintenance-page.ts'

// Prints the page of maintenance with this sentence, for the browser tests: their one server serves other tests too.
const [text = ''] = process.argv.slice(2)
const html = maintenancePage({ communityName: '光圈', look: builtLook, text })
process.stdout.write(JSON.stringify({ html, policy: maintenancePolicy(builtLook) }))
