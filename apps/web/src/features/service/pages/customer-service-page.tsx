import '../service.css'
import type { ServiceHelp } from '@guangquan/contract'
import { shopTypes } from '@guangquan/contract/goods/goods.words'
import { help } from '@guangquan/routes/first/service'
import { Later, LinkButton, Skeleton } from '@guangquan/ui'
import { ClockIcon, PhoneIcon, StorefrontIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { FaqSection } from '../components/faq-section.tsx'
import { FirmwareSection } from '../components/firmware-section.tsx'

/** 客户服务与售后: hotline, state of repairs, FAQ, firmware. */
export default function CustomerServicePage() {
  const query = useQuery(queries.one(...help()))
  return (
    <div className="page service-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">客户服务与售后</h1>
      {query.isError ? (
        <LoadError of={query} />
      ) : query.data === undefined ? (
        <ServiceSkeleton />
      ) : (
        <Service found={query.data} />
      )}
    </div>
  )
}

function Service({ found: { hotline, hours, repairText, faq } }: { found: ServiceHelp }) {
  return (
    <>
      <div className="service-top">
        <section aria-labelledby="service-hotline" className="service-hotline">
          <h2 id="service-hotline">客服热线</h2>
          <p className="service-number" data-selectable>
            {hotline}
          </p>
          <p className="service-hours">
            <ClockIcon size={18} aria-hidden />
            <span>
              <span className="sr-only">服务时间：</span>
              {hours}
            </span>
          </p>
          <LinkButton
            icon={<PhoneIcon size={20} aria-hidden />}
            href={dialHref(hotline)}
            aria-label={`拨打 ${hotline}`}
          >
            拨打
          </LinkButton>
        </section>
        <section aria-labelledby="service-repair" className="service-repair">
          <h2 id="service-repair">维修进度</h2>
          {repairText.split(/\n+/).map((paragraph, place) => (
            // The order of the text; nothing is inserted or removed.
            <p key={place}>{paragraph}</p>
          ))}
          <LinkButton
            kind="line"
            icon={<StorefrontIcon size={20} aria-hidden />}
            href={paths.stores(`t=${shopTypes.service}`)}
          >
            维修服务网点
          </LinkButton>
        </section>
      </div>
      <FaqSection entries={faq} />
      <FirmwareSection />
      <section aria-labelledby="service-more" className="service-more">
        <h2 id="service-more">没有找到答案？</h2>
        <p>
          请拨打客服热线{' '}
          <a href={dialHref(hotline)} className="service-more-number">
            {hotline}
          </a>
          ，{hours}。也可以写反馈，附上照片，工作人员的答复在「我的反馈」里。
        </p>
        <div className="service-more-actions">
          <LinkButton kind="lit" href={ownPaths.newFeedback()}>
            写反馈
          </LinkButton>
          <LinkButton kind="line" href={ownPaths.feedback()}>
            我的反馈
          </LinkButton>
        </div>
      </section>
    </>
  )
}

const dialHref = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`

function ServiceSkeleton() {
  return (
    <Later>
      <div className="service-top">
        <div className="service-hotline">
          <Skeleton width="80px" height="16px" />
          <Skeleton width="280px" height="48px" className="mt-4" />
          <Skeleton width="200px" height="16px" className="mt-4" />
        </div>
        <div className="service-repair">
          <Skeleton width="80px" height="16px" />
          <Skeleton width="90%" height="16px" className="mt-4" />
          <Skeleton width="84%" height="16px" className="mt-3" />
          <Skeleton width="60%" height="16px" className="mt-3" />
        </div>
      </div>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="48px" className="mt-3" />
      ))}
    </Later>
  )
}
