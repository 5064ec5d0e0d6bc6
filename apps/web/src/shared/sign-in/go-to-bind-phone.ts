import { paths } from '../../platform/paths.ts'
import { goTo } from '../../platform/routing/site-history.ts'
import { findReturnPath } from './return-path.ts'

/** Leads to binding a phone number, and from there back to what is being written. */
export async function goToBindPhone(): Promise<void> {
  goTo(paths.bindPhone(await findReturnPath()))
}
