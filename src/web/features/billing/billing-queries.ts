import { queryOptions } from '@tanstack/react-query';
import { getPaymentConfig, getSubscription, listBilling, listPaymentMethods } from '#contract/billing.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const paymentConfigQuery = queryOptions({
  queryKey: queryKeys.paymentConfig,
  queryFn: () => read(getPaymentConfig),
});

export const paymentMethodsQuery = queryOptions({
  queryKey: queryKeys.paymentMethods,
  queryFn: () => read(listPaymentMethods),
});

export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.subscription,
  queryFn: () => read(getSubscription),
});

export const billingHistoryQuery = queryOptions({
  queryKey: queryKeys.billingHistory,
  queryFn: () => read(listBilling),
});
