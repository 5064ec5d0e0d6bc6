import type { Manifest } from '../../manifest.ts'
import { watchGear } from './gear-directory.ts'
import { seedGearCatalogue } from './seed-gear-catalogue.ts'

export const gearCatalogueManifest = {
  name: 'gear-catalogue',
  mounts: [(_server, app) => watchGear(app)],
  seed: ({ db }) => seedGearCatalogue(db),
} satisfies Manifest
