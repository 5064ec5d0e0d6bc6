import { cleanLink } from '@guangquan/rules/posts/article-link'
import { Button, Field, Modal, TextInput } from '@guangquan/ui'
import { useState } from 'react'

interface LinkDialogProps {
  /** Address at the cursor; null for a new link. */
  href: string | null
  hosts: readonly string[]
  onSet: (href: string | null) => void
  onClose: () => void
}

/** The address of a link: within the site, or on one of the allowed sites. */
export function LinkDialog({ href, hosts, onSet, onClose }: LinkDialogProps) {
  const [text, setText] = useState(href ?? '')
  const [error, setError] = useState<string | null>(null)

  function take() {
    const clean = cleanLink(ownPath(withScheme(text.trim())), hosts)
    if (clean === null) setError('只能链接到本站，或下面列出的网站（https 开头）')
    else onSet(clean)
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={href === null ? '加链接' : '改链接'}
      footer={
        <>
          {href === null ? (
            <Button kind="line" onClick={onClose}>
              取消
            </Button>
          ) : (
            <Button kind="line" onClick={() => onSet(null)}>
              去掉链接
            </Button>
          )}
          <Button kind="ink" disabled={text.trim() === ''} onClick={take}>
            确定
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Field label="链接地址" error={error} hint={`可以链接到：本站、${hosts.join('、')}`}>
          <TextInput
            value={text}
            inputMode="url"
            autoComplete="off"
            autoFocus
            placeholder="https://"
            onChange={(event) => {
              setText(event.currentTarget.value)
              setError(null)
            }}
          />
        </Field>
      </form>
    </Modal>
  )
}

// Addresses copied from the address bar often lack the scheme.
function withScheme(text: string): string {
  return /^(?:[a-z]+:|\/)/i.test(text) ? text : `https://${text}`
}

// An address of this site is stored as a path, so that it stays valid if the site moves.
function ownPath(text: string): string {
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text
}
