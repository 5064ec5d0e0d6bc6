/** Fields of the camera data that an author may fill in or correct. */
export const manualFields = [
  'camera',
  'lens',
  'lensType',
  'adapter',
  'film',
  'scanner',
  'focalLength',
  'focal35',
  'fNumber',
  'exposureSeconds',
  'iso',
  'exposureBias',
  'shotDate',
  'software',
] as const
