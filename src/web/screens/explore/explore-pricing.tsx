import { monthlyCard, packagesCard } from '../../content/explore-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { Section } from './section.tsx';

/** The two ways to pay. Both lead to the waitlist for as long as the beta lasts. */
export function ExplorePricing({ onJoin }: { onJoin: () => void }) {
  return (
    <Section title="Pricing">
      <div className="grid gap-4 md:grid-cols-2">
        <PriceCard card={monthlyCard} isBest onJoin={onJoin} />
        <PriceCard card={packagesCard} onJoin={onJoin} />
      </div>
    </Section>
  );
}

type CardProps = { card: typeof monthlyCard; isBest?: boolean; onJoin: () => void };

function PriceCard({ card, isBest = false, onJoin }: CardProps) {
  return (
    <Card className={classNames('flex flex-col gap-5 p-6', isBest && 'border-edge/60')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lead">{card.title}</h3>
        {isBest ? <Tag tone="edge">BEST VALUE</Tag> : null}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral font-semibold text-title">{card.price}</span>
        <span className="text-muted text-sm">{card.period}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-2 border-line border-t pt-5 text-muted text-sm">
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button variant={isBest ? 'default' : 'outline'} size="lg" onClick={onJoin}>
        Join Waitlist
      </Button>
    </Card>
  );
}
