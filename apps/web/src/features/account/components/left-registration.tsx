import { Button, LinkButton } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { maskContact } from '../format-contact.ts'
import { changeDraft, contactOf, dropRegistration, useRegisterDraft } from '../register/draft.ts'
import { providerNames } from '../social/social-person.ts'

/** Offers to go on with the registration that was left in this browser, or to clear it. */
export function LeftRegistration({ redirect, invited }: { redirect: string | undefined; invited: string }) {
  const draft = useRegisterDraft()
  const contact = contactOf(draft)
  const whose =
    contact === '' && draft.social !== null ? providerNames[draft.social.provider] : maskContact(contact)
  return (
    <section className="left-registration" aria-label="上次的注册">
      <p>{whose} 的注册还没有完成，填过的资料还在。</p>
      <div className="flex flex-wrap gap-2">
        {/* A step that lacks an earlier answer leads to the first one without an answer. */}
        <LinkButton
          kind="ink"
          size="small"
          href={paths.register(draft.social === null ? draft.at : 'n3', redirect)}
          onClick={() => {
            if (invited !== '') changeDraft({ inviteUserCode: invited })
          }}
        >
          继续上次的注册
        </LinkButton>
        <Button kind="text" size="small" onClick={dropRegistration}>
          清除
        </Button>
      </div>
    </section>
  )
}
