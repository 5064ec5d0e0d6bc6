import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react'

export type UiLinkProps = ComponentProps<'a'> & { href: string }

function PlainLink(props: UiLinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink)

/** Provides the site's link component to all UI components; once, around the whole page. */
export const LinkProvider = LinkContext.Provider

/** A link inside a component: the site's own where provided, otherwise a plain one. */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props)
}
