import type { ComponentType } from 'react'

/** Imports the module of a page. */
export type PageLoader = () => Promise<{ default: ComponentType }>
