import type { UserAddressItem } from '@guangquan/contract'
import { Button, LinkButton, StatusPill } from '@guangquan/ui'
import { CheckIcon, PencilSimpleIcon, TrashIcon } from '@guangquan/ui/icons'
import { ownPaths } from '../../../platform/own-paths.ts'
import { groupedPhone, placeText, tagText } from '../address-words.ts'
import { useAddressActions } from '../use-addresses.ts'

interface AddressCardProps {
  address: UserAddressItem
  /** Passes the address to the page that is choosing one. */
  onChoose?: (() => void) | undefined
  chosen?: boolean
}

/** One address with its actions. */
export function AddressCard({ address, onChoose, chosen = false }: AddressCardProps) {
  const { busy, setDefault, remove } = useAddressActions(address)
  const tag = tagText(address.tag)
  const place = placeText(address)
  return (
    <li className="address-card" aria-busy={busy || undefined} data-chosen={chosen || undefined}>
      <div className="address-words ui-quotable">
        <p className="address-receiver">
          <b>{address.receiver}</b>
          <span className="ui-print">{groupedPhone(address.phone)}</span>
          {address.isDefault ? <StatusPill tone="ink">默认</StatusPill> : null}
          {tag === '' ? null : <StatusPill>{tag}</StatusPill>}
        </p>
        <p className="address-place">
          {place === '' ? <span className="text-danger">所在地区已变更，请重新选择　</span> : `${place}　`}
          {address.detail}
          {address.postcode === '' ? null : <span className="ui-print text-ink-3">　{address.postcode}</span>}
        </p>
      </div>
      <div className="address-actions">
        {onChoose === undefined ? null : (
          <Button
            kind={chosen ? 'quiet' : 'ink'}
            size="small"
            icon={chosen ? <CheckIcon weight="bold" size={18} /> : undefined}
            aria-pressed={chosen}
            onClick={onChoose}
          >
            {chosen ? '正在使用' : '用这个地址'}
          </Button>
        )}
        {address.isDefault || onChoose !== undefined ? null : (
          <Button kind="quiet" size="small" busy={busy} onClick={() => void setDefault()}>
            设为默认
          </Button>
        )}
        <LinkButton
          kind="text"
          size="small"
          className="address-edit"
          href={ownPaths.editAddress(address.id)}
          icon={<PencilSimpleIcon size={18} />}
          aria-label={`编辑 ${address.receiver} ${address.detail}`}
        >
          编辑
        </LinkButton>
        <Button
          kind="text"
          size="small"
          disabled={busy}
          icon={<TrashIcon size={18} />}
          aria-label={`删除 ${address.receiver} ${address.detail}`}
          onClick={() => void remove()}
        >
          删除
        </Button>
      </div>
    </li>
  )
}
