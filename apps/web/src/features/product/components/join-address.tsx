import type { ParcelAddress } from '@guangquan/contract'
import { Button, Field, LinkButton, Skeleton } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { placeOf, useChosenAddress } from '../../../shared/forms/chosen-address.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { useSelectedAddress } from '../../../shared/forms/selected-address.ts'

interface JoinAddressState {
  /** Null for none. */
  shown: ParcelAddress | null
  isPending: boolean
  /** The failed queries, for a retry. */
  failed: ReturnType<typeof useChosenAddress>['failed']
  isMissing: boolean
  /** The value to send: undefined while the application keeps its address. */
  addressId: string | undefined
  /** Another one than the application has. */
  isOther: boolean
  hasStored: boolean
}

/**
 * The shipping address of a gift: the application's own until another is chosen; for a new application the chosen or
 * the default one.
 */
export function useJoinAddress({
  isNeeded,
  stored,
  isElsewhere,
}: {
  isNeeded: boolean
  stored: ParcelAddress | null
  isElsewhere: boolean
}): JoinAddressState {
  const [selected] = useSelectedAddress()
  const keeps = stored !== null && (!isElsewhere || selected === null)
  const { address, isPending, failed } = useChosenAddress(isNeeded && !keeps)
  if (keeps) {
    return {
      shown: stored,
      isPending: false,
      failed: null,
      isMissing: false,
      addressId: undefined,
      isOther: false,
      hasStored: true,
    }
  }
  const shown = address && {
    receiver: address.receiver,
    phone: address.phone,
    place: placeOf(address),
  }
  return {
    shown,
    isPending,
    failed,
    isMissing: address === null,
    addressId: isNeeded ? address?.id : undefined,
    isOther: stored !== null,
    hasStored: stored !== null,
  }
}

/** The field of the address, with the way to another one, which returns here. */
export function JoinAddress({
  address: { shown, isPending, failed, isOther, hasStored },
  error,
  onElsewhere,
}: {
  address: JoinAddressState
  error: string | null
  onElsewhere: (isElsewhere: boolean) => void
}) {
  const [, select] = useSelectedAddress()
  function leaveForOther() {
    // An address chosen for another purpose is not used here.
    if (hasStored && !isOther) select(null)
    onElsewhere(true)
  }
  return (
    <Field group label="寄到" error={error}>
      <div className="activity-address">
        {failed !== null ? (
          <LoadError of={failed} />
        ) : isPending ? (
          <Skeleton width="60%" height="40px" />
        ) : shown === null ? (
          <p className="text-ink-2">还没有收货地址</p>
        ) : (
          <p>
            <b>{shown.receiver}</b> <span className="ui-print">{shown.phone}</span>
            <span className="activity-address-place">{shown.place}</span>
          </p>
        )}
        <div className="activity-acts">
          {isOther ? (
            <Button kind="text" size="small" onClick={() => onElsewhere(false)}>
              用原来的
            </Button>
          ) : null}
          <LinkButton kind="line" size="small" href={ownPaths.addresses('select')} onClick={leaveForOther}>
            {shown === null && !isPending ? '选择地址' : '换一个地址'}
          </LinkButton>
        </div>
      </div>
    </Field>
  )
}
