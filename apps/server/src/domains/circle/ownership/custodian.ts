import { circleSentences } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { insertSiteAccount } from '../../member/index.ts'

/** The account of the site that has circles nobody owns. Nobody can sign in to it. */
const custodianId = '01900000-0000-7000-8000-00000c1c1e00'

/** Its id; the account is made when it is needed first. */
export async function findCustodian(tx: Tx): Promise<string> {
  await insertSiteAccount(tx, { id: custodianId, nickName: circleSentences.custodian })
  return custodianId
}
