import type { Channel } from '../../account/index.ts'
import { spacedPhone } from '../own-words.ts'

/** The recipient of the code: the member's own phone number or e-mail address, masked. */
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
