import { samplesNote, testimonials } from '../../content/explore-page.ts';
import { Card } from '../../ui/card.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Section } from './section.tsx';

const FULL = 5;

export function Testimonials() {
  return (
    <Section title="What beta testers say" note={samplesNote.testimonials}>
      <ul className="grid gap-4 md:grid-cols-3">
        {testimonials.map(({ name, place, text }) => (
          <li key={name}>
            <Card className="h-full">
              <figure className="flex h-full flex-col gap-4 p-6">
                <div className="flex items-center justify-between gap-3">
                  <StarRating value={FULL} />
                  <Tag tone="amber">Sample</Tag>
                </div>
                <blockquote className="flex-1 leading-relaxed">“{text}”</blockquote>
                <figcaption className="text-caption text-muted">
                  {name}, {place}
                </figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
