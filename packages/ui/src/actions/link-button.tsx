import type { ReactNode } from 'react'
import { buttonLook, type ButtonKind, type ButtonSize } from './button.tsx'
import { UiLink, type UiLinkProps } from './ui-link.tsx'

type LinkButtonProps = UiLinkProps & {
  kind?: ButtonKind
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, block, icon, className = '', children, ...rest }: LinkButtonProps) {
  const look = buttonLook({ kind, size, block })
  return (
    <UiLink {...look} className={`${look.className} ${className}`} {...rest}>
      <span className="ui-button-face">
        {icon}
        {children}
      </span>
    </UiLink>
  )
}
