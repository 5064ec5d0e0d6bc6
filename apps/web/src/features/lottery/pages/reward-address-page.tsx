import '../lottery.css'
import '../../../shared/page/own-page.css'
import { Button, EmptyState, LinkButton, showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { ChosenAddress, useChosenAddress } from '../../../shared/forms/chosen-address.tsx'
import { showError } from '../../../shared/forms/show-error.ts'
import { useHere } from '../../../shared/page/use-here.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

/** 领奖地址: the shipping address of a prize. */
export default function RewardAddressPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const signedIn = useSignedIn()
  const here = useHere()
  return (
    <div className="page lottery-address">
      <h1 className="text-h2 font-semibold max-md:sr-only">领奖地址</h1>
      {!signedIn ? (
        <EmptyState
          title="登录后填写领奖地址"
          action={
            <LinkButton kind="lit" href={paths.login(here)}>
              登录
            </LinkButton>
          }
        />
      ) : id === '' ? (
        <EmptyState
          title="还没有选奖品"
          action={
            <LinkButton kind="lit" href={lotteryPaths.list('won')}>
              看我的奖品
            </LinkButton>
          }
        />
      ) : (
        <AddressForm id={id} />
      )}
    </div>
  )
}

/** Queries that a claim makes stale. */
const changed = [
  api.Lottery.GetMyDraws,
  api.Lottery.GetLotteryPublic,
  api.Present.GetList,
  api.Present.GetDetail,
]

function AddressForm({ id }: { id: string }) {
  const chosen = useChosenAddress(true)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const navigate = useNavigate()
  const claim = useMutation({
    mutationFn: (addressId: string) =>
      sendOnce({ id, addressId }, (requestId) =>
        client.call(api.Lottery.SetRewardAddress, { id, addressId, requestId }),
      ),
    onSuccess: () => {
      showToast('地址已保存')
      navigate(lotteryPaths.list('won'), { replace: true })
    },
    onError: (error) => showError(error),
    onSettled: () => Promise.all(changed.map((ref) => queries.invalidate(queryClient, ref))),
  })
  const addressId = chosen.address?.id
  return (
    <>
      <p>
        奖品寄到这里。<span className="lottery-note">寄出以前可以更换。</span>
      </p>
      <ChosenAddress {...chosen} />
      <Button
        kind="lit"
        size="large"
        busy={claim.isPending}
        busyLabel="正在保存"
        disabled={addressId === undefined}
        onClick={() => {
          if (addressId !== undefined) claim.mutate(addressId)
        }}
      >
        确认地址
      </Button>
    </>
  )
}
