import { useTypes } from '@guangquan/contract'
import type { Browser } from '../../../testing/call-as.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { resolveGear, seedGearCatalogue } from '../../gear-catalogue/index.ts'
import { storeFile } from '../../media/index.ts'
import { buildGearPhoto } from '../../../testing/pictures/build-gear-photo.ts'
import { buildGearFile, type GearFile } from '../../../testing/pictures/build-gear-file.ts'
import { buildProduct, registerProduct } from '../../product/testing/build-product.ts'
import { settlePassports } from '../settle/settle-passports.ts'

export interface RegisteredBody {
  regProductId: string
  productId: string
  serial: string
  serialId: string
}

/** The id of a camera by the name that it writes. */
export async function cameraId({ app }: TestNode, model = 'C1'): Promise<string> {
  const written = { make: 'CHENGUANG', model, lensMake: null, lensModel: null }
  await seedGearCatalogue(app.db)
  const gear = await app.db.transaction().execute((tx) => resolveGear(tx, written))
  if (gear.cameraId === null) throw new Error('the catalogue does not know the camera')
  return gear.cameraId
}

let made = 0

/** A registered body that photographs can prove. */
export async function registerBody(node: TestNode, owner: Browser): Promise<RegisteredBody> {
  made += 1
  const camera_id = await cameraId(node)
  const productId = await buildProduct(node, { camera_id })
  const serial = String(4_000_000 + made)
  const regProductId = await registerProduct(node, owner, { productId, serialNumber: serial })
  // Before the photographs of the tests.
  const { serial_id: serialId } = await node.app.db
    .updateTable('user_product')
    .set({ bought_on: '2026-01-05' })
    .where('id', '=', regProductId)
    .returning('serial_id')
    .executeTakeFirstOrThrow()
  const body = { regProductId, productId, serial, serialId }
  await settle(node, body)
  return body
}

export const settle = ({ app }: Pick<TestNode, 'app'>, { serialId }: { serialId: string }) =>
  app.db.transaction().execute((tx) => settlePassports(app, tx, { serialIds: [serialId], now: app.now() }))

/** A photograph of a body as its owner uploads it; nothing has looked at it yet. */
export async function uploadPhoto(
  node: TestNode,
  owner: Browser,
  { serial }: Pick<RegisteredBody, 'serial'>,
  tags: Partial<GearFile> = {},
): Promise<string> {
  const file = { cameraId: await cameraId(node), bodySerial: serial, shotAt: '2026-10-01 07:31:20', ...tags }
  return buildGearFile(node, owner, file)
}

/** As `uploadPhoto`, with the bytes of a JPEG. @param shotAt as EXIF writes it */
export async function uploadReal(
  node: TestNode,
  owner: Browser,
  { serial }: Pick<RegisteredBody, 'serial'>,
  shotAt: string,
): Promise<string> {
  const photo = await buildGearPhoto({ bodySerial: serial, shotAt })
  return storeFile(node.app, owner.userId, photo, { fileName: 'a.jpg', useType: useTypes.photo, avif: false })
}
