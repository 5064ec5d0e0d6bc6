import '../level.css'
import '../level-up.css'
import { pressedKey } from '@guangquan/ui/pressed-key'
import { levelName, privileges } from '@guangquan/contract/growth/growth.words'
import { IconButton, LinkButton, levelStop, useStore } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { risenLevel, type RisenLevel } from '../../../shared/people/risen-level.ts'
import { useOpening } from '../use-opening.ts'
import { BigIris } from './big-iris.tsx'

/**
 * Shown once after a member reached a new level: the iris opens, and new privileges are named. It stays until it is
 * closed.
 */
export function LevelUp() {
  const risen = useStore(risenLevel)
  return risen === null ? null : <Panel key={risen.to} {...risen} />
}

function Panel({ from, to }: RisenLevel) {
  const userId = useSession((state) => state.user?.id ?? '')
  const open = useOpening({ from, to })
  const gallery = useQuery({
    ...queries.one(api.Picture.GetUserGallery, { userId, maxResultCount: 1 }),
    enabled: userId !== '',
  })
  useEffect(() => {
    // Shown again on the next page if this fails.
    client.call(api.UserLevel.SeeLevel, { requestId: crypto.randomUUID() }).catch(() => undefined)
  }, [])
  const unlocked = privileges.filter(({ level }) => level > from && level <= to)
  const close = () => risenLevel.set(null)
  return (
    <section
      className="level-up"
      data-theme="dark"
      role="status"
      aria-label="升级"
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') close()
      }}
    >
      <BigIris level={to} open={open} photoUrl={gallery.data?.items[0]?.picture.url480} />
      <div className="level-up-words">
        <p className="text-small text-ink-2">光圈开大了</p>
        <p>
          <b className="level-up-stop">{levelStop(to)}</b> Lv.{to} {levelName(to)}
        </p>
        {unlocked.length === 0 ? null : (
          <p className="text-small text-ink-2">现在可以：{unlocked.map(({ name }) => name).join('、')}</p>
        )}
        <LinkButton kind="line" size="small" href={paths.level()} onClick={close}>
          看看等级
        </LinkButton>
      </div>
      <IconButton label="关闭" icon={<XIcon size={20} />} onClick={close} />
    </section>
  )
}
