import { Link } from 'wouter';
import { TOP_UP_PATH } from '#contract/prices.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

/** The way to a subscription for who has none, or had one. */
export const StartSubscription = () => (
  <Link href={TOP_UP_PATH} className={buttonClasses()}>
    Start Subscription
  </Link>
);
