import type { Channel } from '../../account/index.ts'
import { spacedPhone } from '../own-words.ts'

/** Where the code goes: the own phone or mailbox, with the part of it that the site shows. */
export function OwnContact({ channel, masked }: { channel: Channel; masked: string }) {
  return (
    <p>
      验证码发到绑定的{channel === 'phone' ? '手机号' : '邮箱'}{' '}
      <b className="font-semibold" data-selectable>
        {channel === 'phone' ? spacedPhone(masked) : masked}
      </b>
    </p>
  )
}
