import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react'

export type UiLinkProps = ComponentProps<'a'> & { href: string }

function PlainLink(props: UiLinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink)

/** Tells the parts how the site goes to one of its own addresses, once, around the whole page. */
export const LinkProvider = LinkContext.Provider

/** A link inside a part: the site's own kind where it was provided, a plain one otherwise. */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props)
}
