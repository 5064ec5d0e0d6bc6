import { ArrowSquareOutIcon } from '../icons/arrow-square-out.gen.ts'
import { UiLink, type UiLinkProps } from './ui-link.tsx'

/** A link within text. One to another site opens a new tab, has an icon and says so. */
export function TextLink({
  external = false,
  className = '',
  children,
  ...rest
}: UiLinkProps & { external?: boolean }) {
  const classes = `ui-link ${className}`
  if (!external) {
    return (
      <UiLink className={classes} {...rest}>
        {children}
      </UiLink>
    )
  }
  return (
    <a className={classes} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <ArrowSquareOutIcon size="1em" className="ml-1 inline align-[-0.125em]" label="在新窗口打开" />
    </a>
  )
}
