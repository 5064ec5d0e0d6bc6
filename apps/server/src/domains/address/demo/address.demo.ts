import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { sealContent } from '../address.store.ts'

/** Addresses of 林小满; the first is the default. */
const addresses = [
  {
    receiver: '林小满',
    phone: '13800130001',
    detail: '文三路 88 号枫林小区 3 幢 502 室',
    areaCodes: ['330000', '330100', '330106'],
    postcode: '310012',
    tag: 1,
  },
  {
    receiver: '林小满',
    phone: '13800130001',
    detail: '滨盛路 1688 号明月江南大厦 11 楼前台',
    areaCodes: ['330000', '330100', '330108'],
    postcode: '',
    tag: 2,
  },
] as const

export const addressDemo: DemoPart = {
  addMembers: async (app, tx) => {
    const owner = demoPerson('林小满')
    const random = makeRandom('addresses')
    const rows = addresses.map(({ areaCodes, postcode, tag, ...content }, index) => {
      const created = new Date(app.now().getTime() - index * 24 * 3600_000)
      const id = demoId(random, created)
      return {
        id,
        member_id: owner.id,
        content_cipher: sealContent(app.env, id, content),
        area_codes: [...areaCodes],
        postcode,
        tag,
        is_default: index === 0,
        created_at: created,
        updated_at: created,
      }
    })
    await insertRows(tx, 'user_address', rows)
  },
}
