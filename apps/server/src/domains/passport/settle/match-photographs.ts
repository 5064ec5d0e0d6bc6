import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../db/client.ts'

/**
 * SQL: photographs with a registered number that were taken with that product, as `serial_id, file_id, owner_id,
 * uploaded_at, tag, shot_on, product_id, launched_on`. Manual data of authors do not count; `shot_on` is null without a
 * date.
 */
const matched = sql`select own.serial_id, file.id as file_id, file.owner_id, file.created_at as uploaded_at,
    found.tag, read.shot_on, serial.product_id, product.launched_on
  from gear_serial own
  join file_serial found on found.serial_index = own.serial_index and found.tag = own.tag
  join stored_file file on file.id = found.file_id
  join product_serial serial on serial.id = own.serial_id
  join product_info product on product.id = serial.product_id
  join picture_exif exif on exif.file_id = file.id
  cross join lateral (select
    case when exif.from_file is null then exif.camera_id else exif.from_file->>'camera_id' end as camera_id,
    case when exif.from_file is null then exif.lens_id else exif.from_file->>'lens_id' end as lens_id,
    coalesce(exif.from_file->>'shot_at', exif.shot_at::text)::date as shot_on) read
  where (product.camera_id = read.camera_id or product.lens_id = read.lens_id)`

/**
 * Stores the photographs of their holders that contain these numbers and are not older than the product or its
 * purchase. A photograph counts once, whichever run finds it.
 */
export async function proveGear(tx: Tx, serialIds: readonly string[], now: Date): Promise<void> {
  await sql`insert into gear_proof (user_product_id, file_id, serial_id, tag, shot_on, shutter_count, matched_at)
    select distinct on (registration.id, match.file_id) registration.id, match.file_id, match.serial_id, match.tag,
      match.shot_on, counted.shutter_count, ${now}
    from (${matched} and own.serial_id = ${anyOf(serialIds)}) match
    join user_product registration on registration.serial_id = match.serial_id
      and registration.member_id = match.owner_id and registration.state in (1, 2, 6)
    left join lateral (select max(count.shutter_count) as shutter_count
      from file_shutter_count count
      join serial_rule rule on rule.product_id = match.product_id and rule.tag = count.tag and rule.is_trusted
      where count.file_id = match.file_id) counted on true
    where match.shot_on >= greatest(match.launched_on, registration.bought_on)
    order by registration.id, match.file_id, match.tag
    on conflict do nothing`.execute(tx)
}

/** A photograph with the number of lost gear, taken or uploaded by another member since the loss. */
export interface Sighting {
  user_product_id: string
  file_id: string
  member_id: string
}

/** Sightings of these numbers that are not recorded yet. */
export async function findSightings(tx: Tx, serialIds: readonly string[]): Promise<Sighting[]> {
  const { rows } = await sql<Sighting>`
    select distinct registration.id as user_product_id, match.file_id, match.owner_id as member_id
    from (${matched} and own.serial_id = ${anyOf(serialIds)}) match
    join user_product registration on registration.serial_id = match.serial_id and registration.state = 2
      and registration.lost_at is not null and registration.member_id <> match.owner_id
    join gear_passport passport on passport.serial_id = match.serial_id
    where greatest(match.shot_on, (match.uploaded_at at time zone 'Asia/Shanghai')::date)
        >= coalesce(passport.lost_on, registration.lost_at::date)
      and not exists (select from gear_sighting seen
        where seen.user_product_id = registration.id and seen.file_id = match.file_id)`.execute(tx)
  return rows
}

/** The registered numbers that photographs contain. */
export async function serialsOfFiles(tx: Tx, fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ serial_id: string }>`select distinct own.serial_id
    from file_serial found
    join gear_serial own on own.serial_index = found.serial_index and own.tag = found.tag
    where found.file_id = ${anyOf(fileIds)}`.execute(tx)
  return rows.map((row) => row.serial_id)
}

const anyOf = (ids: readonly string[]): RawBuilder<unknown> => sql`any(${[...ids]}::uuid[])`
