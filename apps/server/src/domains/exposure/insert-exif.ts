import type { Tx } from '../../db/client.ts'
import type { CleanExif } from '../image/index.ts'

export async function insertExif(
  tx: Tx,
  fileId: string,
  exif: CleanExif,
  gear: { cameraId: string | null; lensId: string | null },
): Promise<void> {
  await tx
    .insertInto('picture_exif')
    .values({
      file_id: fileId,
      make: exif.make,
      model: exif.model,
      camera_id: gear.cameraId,
      lens_model: exif.lensModel,
      lens_id: gear.lensId,
      focal_length: exif.focalLength,
      focal35: exif.focal35,
      f_number: exif.fNumber,
      exposure_time: exif.exposureTime,
      exposure_seconds: exif.exposureSeconds,
      iso: exif.iso,
      exposure_bias: exif.exposureBias,
      flash: exif.flash,
      shot_at: exif.shotAt,
      shot_time_known: exif.shotTimeKnown,
      color_space: exif.colorSpace,
      gain_map: exif.gainMap,
      software: exif.software,
    })
    .execute()
}
