/**
 * Constants of the wire and of the pages that are of no domain; those of UI components are in `packages/ui`
 * (`timing.ts`, `tokens.css`). Names carry the unit.
 */

export const pageSize = 12
export const userPageDelayMs = 300
export const redirectDelayMs = 700
export const infiniteDistancePx = 20
export const infiniteDelayMs = 500
export const maxPageSize = 50
export const maxSkipCount = 10_000
export const visitorPages = 3
