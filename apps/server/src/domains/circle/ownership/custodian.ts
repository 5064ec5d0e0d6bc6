import { circleTexts } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { putSiteAccount } from '../../member/index.ts'

/** The site's account, which holds circles without an owner. */
const custodianId = '01900000-0000-7000-8000-00000c1c1e00'

/** Its id; the account is made when it is needed first. */
export async function findCustodian(tx: Tx): Promise<string> {
  await putSiteAccount(tx, { id: custodianId, name: circleTexts.custodian })
  return custodianId
}
