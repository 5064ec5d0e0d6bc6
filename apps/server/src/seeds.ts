import { seedGearCatalogue } from './domains/gear-catalogue/index.ts'
import { seedSite } from './domains/site/index.ts'
import type { App } from './context.ts'

/** Rows the product needs before its first visitor, written by the domains that own them; safe to run at every start. */
export const seeds: { name: string; seed: (app: App) => Promise<void> }[] = [
  { name: 'site', seed: (app) => seedSite(app.db) },
  { name: 'gear', seed: (app) => seedGearCatalogue(app.db) },
]
