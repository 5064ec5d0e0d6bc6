import type { Manifest } from '../../manifest.ts'
import { seedGearCatalogue } from './seed-gear-catalogue.ts'

export const gearCatalogueManifest = {
  name: 'gear-catalogue',
  seed: ({ db }) => seedGearCatalogue(db),
} satisfies Manifest
