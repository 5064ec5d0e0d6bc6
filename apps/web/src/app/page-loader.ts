import type { ComponentType } from 'react'

/** Loads the script of a page. */
export type PageLoader = () => Promise<{ default: ComponentType }>
